"""The line protocol for questions to a command; see README.md."""
import contextlib, json, os, pathlib, selectors, subprocess, time
import registry

HERE = pathlib.Path(__file__).resolve().parent
COMMON = {"id", "kind", "because", "source", "independence", "tags", "requires", "deviation", "expect"}


class Command:
    """The implementation, started by the shell at the first question and again after it ended."""

    def __init__(self, command, limit):
        self.command, self.limit, self.child, self.unread = command, limit, None, b""

    def ask(self, question):
        """Returns the reply, or a message about the failure."""
        if self.child is None:
            self.child, self.unread = subprocess.Popen(self.command, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE), b""
        with contextlib.suppress(OSError):  # It may have answered before it ended.
            self.child.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
            self.child.stdin.flush()
        stray, reply, deadline = None, None, time.monotonic() + self.limit
        while True:
            line = self.line(deadline)
            if line is None:
                return f"wrote {stray!r}, and no answer" if stray else self.end(deadline)
            with contextlib.suppress(ValueError):
                reply = json.loads(line)
            if isinstance(reply, dict) and reply.get("id") == question["id"]:
                return reply if stray is None else f"wrote {stray!r} before its answer"
            stray, deadline = stray or line[:200].decode(errors="replace"), min(deadline, time.monotonic() + 1)

    def line(self, deadline):
        while b"\n" not in self.unread:
            with selectors.DefaultSelector() as ready:
                ready.register(self.child.stdout, selectors.EVENT_READ)
                block = os.read(self.child.stdout.fileno(), 1 << 16) if ready.select(max(0, deadline - time.monotonic())) else b""
            if not block:
                return None
            self.unread += block
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def end(self, deadline):
        silent = time.monotonic() >= deadline
        _ = silent and self.child.kill()
        status, self.child = self.child.wait(), None
        return f"did not answer within {self.limit} s" if silent else f"ended with exit code {status}"


def question_of(suite, case, kind):
    asked = {key: value for key, value in case.items() if key in kind["properties"] and key not in COMMON}
    fields = kind["properties"]["expect"]["properties"]
    asks = [key.replace("outcome", "steps") for key in case["expect"] if fields[key].get("x-vocabulary") != "names"]
    question = {"protocol": 1, "id": f"{suite['suite']}/{case['id']}", "kind": case["kind"], "registry": suite.get("registry", "all"), "asks": asks, **asked}
    for holder in [question, *question.get("files", [])] if case["kind"] in ("identification", "mediaItems") else []:
        holder.update({key: str(HERE / holder[key]) for key in ("file", "folder") if key in holder})
    if case["kind"] == "conformance":
        own = {key: asked[key] if "/" in asked[key] else registry.TYPES.get(asked[key].lower(), ((), ""))[1] for key in ("type", "other")}
        question.update({"mime": own} if all(own.values()) else {})
    return question
