import AppleNames
import Foundation

/// An album on which pictures are dropped, with UIKit's interaction.
class AlbumDropController: UIViewController, UIDropInteractionDelegate {
  private(set) var pictures: [UIImage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    session.loadObjects(ofClass: UIImage.self) { [weak self] items in
      guard let images = items as? [UIImage] else { return }
      self?.pictures.append(contentsOf: images)
    }
  }
}
