"""The adapter of `uti suite run --against` that runs the package's suites against this binding."""

import json
import sys

import uti


def identification(question):
    basis = question.get("as", "both")
    if "file" in question and "name" not in question:
        found = uti.identify(question["file"], basis=basis)
    else:
        if "file" in question:
            # The case gives the file another name.
            with open(question["file"], "rb") as file:
                data = file.read()
        else:
            data = bytes.fromhex(question["hex"]) if "hex" in question else question.get("text", "").encode()
        found = uti.identify(data, name=question.get("name"), basis=basis)
    answer = {
        "type": found.type, "mime": found.mime, "agreement": found.agreement, "certainty": found.certainty,
        "damage": found.damage}
    return answer, ["kind"]


def conformance(question):
    try:
        return {"conforms": uti.conforms(question["type"], question["other"])}, ["subtype", "supertype", "carried"]
    except ValueError:
        return None


def declaration(question):
    type = uti.Type(question["type"])
    try:
        supertypes = type.supertypes
    except ValueError:
        return {"exists": False}, []
    answer = {
        "exists": True, "declared": type.is_declared, "dynamic": not type.is_declared,
        "public": type.lower().startswith("public."), "supertypes": sorted(supertypes), "extensions": list(type.extensions), "mimeTypes": list(type.mimes),
        "preferredExtension": type.extension, "preferredMIMEType": next(iter(type.mimes), None)}
    return answer, ["parents", "carriers", "osTypes", "pasteboardTypes", "description", "version", "reference", "constant", "origin"]


QUESTIONS = {"identification": identification, "conformance": conformance, "declaration": declaration}


def reply(question):
    answer = QUESTIONS.get(question["kind"], lambda question: None)(question)
    # The binding has no sender's claims, declarations, read limits or tables without the community's types.
    if answer is None or question.keys() & {"claimed", "claimedType", "budget", "declare"}:
        return {"id": question["id"], "unsupported": True}
    return {"id": question["id"], "answer": answer[0], "unsupported": answer[1]}


for line in sys.stdin:
    asked = json.loads(line)
    try:
        told = reply(asked)
    except Exception as problem:
        told = {"id": asked.get("id"), "error": f"{type(problem).__name__}: {problem}"}
    print(json.dumps(told), flush=True)
