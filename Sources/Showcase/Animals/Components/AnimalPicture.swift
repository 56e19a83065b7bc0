import SwiftUI

/// An animal's picture, filling what room it is given; a placeholder where there is none.
struct AnimalPicture: View {
  let animal: Animal

  var body: some View {
    if let picture = animal.picture {
      FacePicture(name: picture)
    } else {
      Color.clear
        .overlay { PlaceholderPicture(animal: animal) }
        .clipped()
        .accessibilityHidden(true)
    }
  }
}
