import multiprocessing
import os
import resource
import signal
import subprocess
import sys
import threading

import pytest
import uti


def many(paths, rounds):
    for _ in range(rounds):
        for path in paths:
            uti.identify(path)


def test_threads_and_forks(files):
    """Children forked while threads are in calls can make calls from new threads."""
    expected = [uti.identify(path) for path in files]
    threads = [threading.Thread(target=many, args=(files, 10)) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(10):
            child = os.fork()
            if child == 0:
                signal.alarm(30)
                inner = [threading.Thread(target=many, args=(files, 1)) for _ in range(3)]
                for thread in inner:
                    thread.start()
                for thread in inner:
                    thread.join()
                os._exit(0 if [uti.identify(path) for path in files] == expected else 1)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        for thread in threads:
            thread.join()


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_pools(files, method):
    with multiprocessing.get_context(method).Pool(3) as pool:
        assert pool.map(uti.identify, files[:60]) == [uti.identify(path) for path in files[:60]]


def test_memory_is_flat(fixtures):
    path = fixtures / "Media/subtypes/plain.jpg"
    data = path.read_bytes()

    def rounds(count):
        for _ in range(count):
            uti.identify(data, name="a.jpg")
            uti.Type("public.jpeg").extensions
        for _ in range(count // 20):
            uti.record(path)
            uti.check(path, "image/*")
            uti.identify(path)

    def resident():
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()

    rounds(20_000)
    before = resident()
    rounds(300_000)
    assert resident() - before < 2 << 20


def test_other_threads_run_during_a_call(fixtures):
    """Python's lock is released while a folder is read."""
    ticks = []
    stop = threading.Event()

    def tick():
        while not stop.wait(0.0005):
            ticks.append(1)

    thread = threading.Thread(target=tick)
    thread.start()
    for _ in range(5):
        list(uti.classify(fixtures, workers=1))
    stop.set()
    thread.join()
    assert len(ticks) > 10


def test_importing_handles_no_signal_and_starts_nothing():
    script = (
        "import os, signal; before = [signal.getsignal(s) for s in range(1, 32)]; import uti; uti.identify(b'x');"
        "assert before == [signal.getsignal(s) for s in range(1, 32)];"
        "assert len(os.listdir('/proc/self/task')) == 1")
    subprocess.run([sys.executable, "-c", script], check=True)
