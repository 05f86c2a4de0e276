import FileIdentification
import LoadPlans
import MediaItems
import UniformTypes

func examine() throws {
  // The graph of types: no file is read.
  print(UTType.heic.conforms(to: .image))  // true
  print(UTType(filenameExtension: "mkv")?.identifier ?? "nothing")  // org.matroska.mkv

  // One file: what all sources say together.
  let verdict = try FileIdentifier().identify(path: "Holiday/IMG_0002.JPG")
  print(verdict.type, verdict.agreement, verdict.certainty)  // public.heic sibling proven

  // One item: a photo, a Live Photo or a video, and how to load it.
  let item = try MediaItemReader().read(path: "Holiday/IMG_0001.HEIC")
  let plan = LoadPlan(for: LoadSituation(item, for: .upload, memoryLimit: 64 << 20))
  for step in plan.steps { print(item.kind, step.call, step.identifier ?? "", step.reason) }
}
