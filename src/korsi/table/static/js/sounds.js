// Small sounds, made here: no file of a tune to load. Off until asked for, and loaded then.

let air = null;

// [after seconds, pitch, loudness, length, wave]
const TUNES = {
  turn: [[0, 587.33, 0.12, 0.9, "sine"], [0.16, 880, 0.12, 0.9, "sine"]], // a glass and a spoon
  move: [[0, 196, 0.1, 0.12, "triangle"], [0.012, 392, 0.04, 0.08, "sine"]], // wood on wood
  score: [[0, 659.25, 0.06, 0.3, "sine"], [0.07, 987.77, 0.06, 0.4, "sine"]], // a coin
  end: [[0, 392, 0.1, 0.9, "sine"], [0.18, 493.88, 0.1, 0.9, "sine"], [0.36, 587.33, 0.1, 1, "sine"], [0.54, 783.99, 0.12, 1.6, "sine"]],
};

export function play(name) {
  air ??= new AudioContext();
  air.resume?.();
  for (const [after, pitch, loud, length, wave] of TUNES[name]) {
    const at = air.currentTime + after;
    const tone = air.createOscillator();
    const volume = air.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(volume).connect(air.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
