"""A pytest plugin that writes what pytest's own XML loses: every phase, the class of every error, and where modules came from.

    PYTHONPATH=<folder of this file>  PYTEST_PLUGINS=pytest_change_gate  CHANGE_GATE_REPORT_DIR=<folder>

One file a process, one JSON object a line: a header, phases and collection errors as they happen, the origins of loaded
modules, and a last line that proves nothing was cut off. It depends on pytest alone and changes no outcome.
"""

import json
import os
import site
import sys
import sysconfig

import pytest

LONGEST_TEXT = 8000
MOST_MODULES = 5000


class Recorder:
    """Appends to this process's own file."""

    def __init__(self, folder, worker):
        self.folder = folder
        self.path = os.path.join(folder, "pytest-%d.jsonl" % os.getpid())
        self.worker = worker

    def write(self, **fields):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(fields) + "\n")

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        """Called by xdist for each worker, which is started after the variable is gone."""
        node.workerinput["change_gate_folder"] = self.folder

    def pytest_sessionstart(self, session):
        role = "worker" if self.worker else "main"
        self.write(format="change-gate/pytest", version=1, pytest=pytest.__version__, role=role, root=str(session.config.rootpath))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item, call):
        result = yield
        result.get_result().change_gate = error_facts(call.excinfo)

    def pytest_runtest_logreport(self, report):
        if self.worker:
            return
        context = getattr(report, "context", None)
        self.write(
            event="phase",
            nodeid=report.nodeid,
            when=report.when,
            outcome=report.outcome,
            subtest=context is not None,
            xfail=hasattr(report, "wasxfail"),
            file=report.location[0],
            line=(report.location[1] or 0) + 1,
            durationMs=report.duration * 1000,
            message=text(report.longreprtext) or skip_reason(report),
            error=getattr(report, "change_gate", None),
        )

    @pytest.hookimpl(hookwrapper=True)
    def pytest_make_collect_report(self, collector):
        result = yield
        report = result.get_result()
        call = getattr(report, "call", None)
        report.change_gate = error_facts(getattr(call, "excinfo", None))

    def pytest_collectreport(self, report):
        if report.failed and not self.worker:
            error = getattr(report, "change_gate", None)
            self.write(event="collect-error", nodeid=report.nodeid, message=text(report.longreprtext), error=error)

    def pytest_sessionfinish(self, session, exitstatus):
        self.write(event="modules", modules=module_origins(str(session.config.rootpath)))
        self.write(end=True, exitStatus=int(exitstatus))


def pytest_configure(config):
    """Takes the folder out of the environment: a pytest that the tests run themselves is not part of this run."""
    worker = getattr(config, "workerinput", None)
    folder = os.environ.pop("CHANGE_GATE_REPORT_DIR", None) or (worker or {}).get("change_gate_folder")
    if folder:
        config.pluginmanager.register(Recorder(folder, worker is not None), "change-gate-recorder")


def error_facts(excinfo):
    if excinfo is None:
        return None
    return {"name": excinfo.type.__name__, "bases": [base.__name__ for base in excinfo.type.__mro__[1:8]], "errno": errno_of(excinfo.value)}


def errno_of(error):
    import errno

    number = getattr(error, "errno", None)
    return errno.errorcode.get(number) if isinstance(number, int) else None


def skip_reason(report):
    longrepr = report.longrepr
    return text(str(longrepr[2])) if isinstance(longrepr, tuple) and len(longrepr) == 3 else None


def text(value):
    return value[:LONGEST_TEXT] if isinstance(value, str) and value else None


def module_origins(root):
    """Every loaded module that is neither the standard library's nor an installed package that the tested tree does not hold itself."""
    standard = [sysconfig.get_path(name) for name in ("stdlib", "platstdlib")]
    installed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib"), site.getusersitepackages()}
    installed |= {path for path in sys.path if os.path.basename(path) in ("site-packages", "dist-packages")}
    own = {name.split(".")[0] for folder in (root, os.path.join(root, "src")) if os.path.isdir(folder) for name in os.listdir(folder)}
    found = []
    for name, module in sorted(sys.modules.items()):
        origin = getattr(module, "__file__", None)
        if not isinstance(origin, str) or name == __name__:
            continue
        path = os.path.realpath(origin)
        if any(inside(path, folder) for folder in installed if folder):
            if name.split(".")[0] not in own:
                continue
        elif any(inside(path, folder) for folder in standard if folder):
            continue
        found.append({"name": name, "origin": path})
    return found[:MOST_MODULES]


def inside(path, folder):
    return path.startswith(os.path.join(os.path.realpath(folder), ""))
