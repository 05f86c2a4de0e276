import Bystander
import UniformTypeIdentifiers

@main enum App {
  static func main() {
    print(seesTheModule ? "seen" : "unseen", jpeg() == UTType.jpeg.identifier ? "agree" : "differ")
  }
}
