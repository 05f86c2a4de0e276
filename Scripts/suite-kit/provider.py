"""A model of an item provider that carries out load plans; see README.md."""

# Images that the platform's image class cannot decode.
NOT_DECODED = ["public.camera-raw-image", "org.webmproject.webp", "public.avif", "public.avis", "public.svg-image", "public.jpeg-xl",
               "com.adobe.photoshop-image", "com.adobe.photoshop-large-image", "com.adobe.illustrator.ai-image", "com.ilm.openexr-image",
               "com.apple.private.auto-loop-gif"]
CHUNK = 1 << 16  # bytes in memory while a file is copied


def comes_to(part, want, got):
    if part == "delivers":
        return len(want) == len(got) and all(each in choice for each, choice in zip(got, want))
    if part == "forms":
        return set(got) <= set(want)
    if part == "peakBytes":
        return got is not None and got <= want
    return bool(set(got) & set(want)) if part == "afterFailure" else want == got


def outcome(question, steps, conforms):
    """Returns the outcome of a plan's steps; `conforms` tells if a type equals or conforms to another."""
    registered, size = question["registered"], question.get("byteSize")
    width, height = question.get("pixelSize") or (None, None)

    def found(asked):
        same = [each for each in registered if each.lower() == asked.lower()]
        return (same + [each for each in registered if conforms(each, asked)] + [None])[0]

    def deliver(step):
        call, asked = step.get("call"), step.get("identifier")
        if call == "loadObject" and step.get("class") == "PHLivePhoto":
            live = [each for each in registered if conforms(each, "com.apple.live-photo")]
            refused = question.get("context") == "shareExtension" or question.get("canLoadLivePhoto") is False
            return None if refused or not live else (live[0], "livePhoto", size, True)
        if call == "loadObject":
            names = [found(each) for each in ([asked] if asked else registered)]
            read = [n for n in names if n and conforms(n, "public.image") and not any(conforms(n, no) for no in NOT_DECODED)]
            return (read[0], "picture", width * height * 4 if width else None, True) if read else None
        name = found(asked or "")
        if not name:
            return None
        address, copied = conforms(name, "public.url"), step.get("copied", True)
        if call == "loadFileRepresentation":
            return name, "addressInFile" if address else "file", CHUNK, copied
        if call == "loadInPlaceFileRepresentation":
            in_place = name in question.get("opensInPlace", [])
            return name, "file", 0 if in_place else CHUNK, in_place or copied
        folder = conforms(name, "public.directory") or name == "com.apple.live-photo-bundle"
        forms = {"loadDataRepresentation": "archive" if folder else "bytes", "loadItem": "object"}
        return (name, forms[call], CHUNK if address else size, True) if call in forms else None

    def run(steps, first_fails):
        done = []
        for index, step in enumerate(steps):
            also = step.get("turn") == "also"
            if done and not also:
                break
            if (done or not also) and not (first_fails and index == 0):
                done += [each for each in [deliver(step)] if each]
        return done

    done = run(steps, False)
    held = [each[2] for each in done]
    return {"delivers": [each[0] for each in done], "forms": [each[1] for each in done], "lasts": all(each[3] for each in done),
            "peakBytes": None if None in held else sum(held) * question.get("itemCount", 1), "afterFailure": [each[0] for each in run(steps, True)]}
