import Components
import SwiftUI

/// An animal's picture at the beginning of a row.
///
/// It grows with large words where a phone's width does not ask all its room for them.
struct AnimalRowPicture: View {
  private let animal: Animal
  private let height: CGFloat
  @ScaledMetric private var scaledHeight: CGFloat
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - animal: The animal.
  ///   - height: The height beside usual words, in points.
  init(animal: Animal, height: CGFloat) {
    (self.animal, self.height) = (animal, height)
    _scaledHeight = ScaledMetric(wrappedValue: height, relativeTo: .subheadline)
  }

  var body: some View {
    let height = horizontalSizeClass == .regular ? max(scaledHeight, height) : height
    AnimalPicture(animal: animal)
      .frame(width: height * AnimalPictureLayout.ratio, height: height)
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
  }
}
