import SwiftUI

/// An animal's picture, filling what room it is given; a placeholder where there is none.
struct AnimalPicture: View {
  let animal: Animal

  var body: some View {
    Color.clear
      .overlay {
        if let picture = animal.picture {
          SchemedPicture(name: picture)
        } else {
          PlaceholderPicture(animal: animal)
        }
      }
      .clipped()
      .accessibilityHidden(true)
  }
}
