"""Compile a rule once: optimised and made into machine code only where Python enters.

Numba optimises and emits every compiled function together with everything below it, so a rule deep
in a game is worked on again for each rule above it, some thirty times. Nobody calls those from
Python. Here a function that compiled code calls is kept as it was written down, and whoever enters
from Python links each function below it once, then optimises and emits the whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import binding
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

_Library: Any = JITCodeLibrary  # Numba is typed here and there
_Codegen: Any = JITCPUCodegen

ONE_OF_SEVERAL = binding.Linkage.linkonce_odr
"""Of equal functions in several modules the first is taken."""

_environments: dict[str, Any] = {}  # of functions compiled so far: what their errors refer to


class Linked(_Library):  # type: ignore[misc]
    """A compiled function whose library is left as it is until somebody asks for its address."""

    _shared_module: Any

    def add_linking_library(self, library: Any) -> None:
        self._linking_libraries.append(library)

    def get_pointer_to_function(self, name: str) -> int:
        if not self._finalized and not self._defines(name):
            return 0  # nothing Python can call: it need not exist as machine code
        return int(super().get_pointer_to_function(name))

    def _defines(self, name: str) -> bool:
        try:
            return not self._final_module.get_function(name).is_declaration
        except NameError:
            return False

    def finalize(self) -> None:
        """Link what is below, each once, then as Numba does."""
        below: dict[Any, None] = {}
        _collect(self, below)
        self._linking_libraries = [*below]
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Twice: what the first round makes small the second one inlines, as Numba's rounds at
        every level do. With one, bots are a sixth slower."""
        if self._linking_libraries:
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == ONE_OF_SEVERAL:
                    function.linkage = "internal"  # nobody else enters there
            super()._optimize_final_module()
        super()._optimize_final_module()

    def _get_module_for_linking(self) -> Any:
        if self._finalized:
            return super()._get_module_for_linking()
        if self._shared_module is None:
            self._shared_module = _shared(self._final_module)
        return self._shared_module

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            if variable.name in _environments:
                self._codegen.set_env(variable.name, _environments[variable.name])

    @property
    def has_dynamic_globals(self) -> bool:
        if self._finalized:
            return bool(super().has_dynamic_globals)
        return any(v.name.startswith("numba.dynamic.globals") for v in self._variables())

    def _variables(self) -> Iterator[Any]:
        below: dict[Any, None] = {self: None}
        _collect(self, below)
        for library in below:
            yield from library._get_module_for_linking().global_variables

    def environments(self) -> tuple[Any, ...]:
        """The environments of this function and of all below it, for whoever keeps it in a file."""
        names = {variable.name for variable in self._variables()}
        found = (_environments[name] for name in sorted(names & _environments.keys()))
        return tuple(one for one in found if one.can_cache())

    def serialize_using_object_code(self) -> Any:
        if self._finalized:
            return super().serialize_using_object_code()
        below: dict[Any, None] = {}
        _collect(self, below)
        whole = self._get_module_for_linking().clone()
        for library in below:
            whole.link_in(library._get_module_for_linking(), preserve=True)
        return self.name, "parts", whole.as_bitcode()

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        name, kind, data = state
        if kind != "parts":
            return super()._unserialize(codegen, state)
        self = codegen.create_library(name)
        self._final_module = self._shared_module = binding.parse_bitcode(data)
        return self


def _collect(library: Any, below: dict[Any, None]) -> None:
    """Everything a library needs to be linked with it; a library that is finalised has its own."""
    for one in library._linking_libraries:
        if one not in below:
            below[one] = None
            if isinstance(one, Linked) and not one._finalized:
                _collect(one, below)


def _shared(module: Any) -> Any:
    """A copy whose functions may be linked in several times."""
    copy = module.clone()
    for function in copy.functions:
        if not function.is_declaration and function.linkage == binding.Linkage.external:
            function.linkage = ONE_OF_SEVERAL.name
    return copy


_set_env = _Codegen.set_env


def _remember(self: Any, name: str, environment: Any) -> None:
    """Keep the environment of a function that is not emitted yet, for whoever links it."""
    _environments[name] = environment
    if self._engine.is_symbol_defined(name):
        _set_env(self, name, environment)


def link_once() -> None:
    """Switch this on for this process."""
    _Codegen._library_class = Linked
    _Codegen.set_env = _remember
