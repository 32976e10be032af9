"""What is kept on disk. The log of actions is the truth; the rest says who sits where."""
