import SwiftUI

extension SpecimenFamily {
  /// Symbols, pictures of the app and pictures from files.
  static let images = SpecimenFamily(
    "images", title: "Изображения",
    pages: [8, 3],
    parts: [
      Specimen("Image(systemName:), text styles") {
        HStack(alignment: .firstTextBaseline, spacing: 14) {
          Image(systemName: "heart").font(.caption)
          Image(systemName: "heart").font(.body)
          Image(systemName: "heart").font(.title2)
          Image(systemName: "heart").font(.largeTitle)
        }
      },
      Specimen("Image(systemName:), imageScale") {
        SpecimenRow(spacing: 14) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill").imageScale(.medium)
          Image(systemName: "star.fill").imageScale(.large)
          Text("рядом с текстом")
        }
      },
      Specimen("Image(systemName:), weights") {
        HStack(spacing: 14) {
          Image(systemName: "gearshape").fontWeight(.light)
          Image(systemName: "gearshape")
          Image(systemName: "gearshape").fontWeight(.semibold)
          Image(systemName: "gearshape").fontWeight(.bold)
        }
        .font(.title2)
      },
      Specimen("Image(systemName:), symbolVariant") {
        HStack(spacing: 14) {
          Image(systemName: "bell")
          Image(systemName: "bell").symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "bell").symbolVariant(.circle)
          Image(systemName: "bell").symbolVariant(.circle.fill)
        }
        .font(.title2)
      },
      Specimen("Image(systemName:), symbolRenderingMode") {
        HStack(spacing: 14) {
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.monochrome)
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.hierarchical)
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.palette)
            .foregroundStyle(.gray, .yellow, .blue)
          // A cloud of many colours is white, as on a sky.
          Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
            .padding(6)
            .background(.gray, in: .rect(cornerRadius: 8))
        }
        .font(.title)
        .foregroundStyle(.blue)
      },
      Specimen("Image, resizable, scaledToFit, scaledToFill") {
        HStack(spacing: 12) {
          Image(picture: "animal-elephant").resizable().scaledToFit().frame(width: 90, height: 70)
            .background(.quaternary)
          Image(picture: "animal-elephant").resizable().scaledToFill().frame(width: 70, height: 70)
            .clipped()
          Image(picture: "animal-elephant").resizable().scaledToFill().frame(width: 70, height: 70)
            .clipShape(.circle)
        }
      },
      Specimen("rotationEffect, rotation3DEffect, scaleEffect") {
        HStack(spacing: 24) {
          mark.rotationEffect(.degrees(20))
          mark.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
          mark.rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0))
          mark.scaleEffect(x: -1, y: 0.7)
        }
        .padding(8)
      },
      Specimen("Image, renderingMode(.template)") {
        Image(systemName: "leaf.fill").renderingMode(.template).foregroundStyle(.green)
      },
      Specimen("AsyncImage, placeholder of a remote address") {
        AsyncImage(url: URL(string: "https://example.org/a.png"))
          .frame(width: 90, height: 60)
      },
      Specimen("AsyncImage, own placeholder") {
        AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
          image.resizable()
        } placeholder: {
          ProgressView()
        }
        .frame(width: 90, height: 60)
      },
      Specimen("AsyncImage, a file that is there") {
        AsyncImage(url: cathedral) { phase in
          if let image = phase.image {
            image.resizable().scaledToFill()
          } else {
            Image(systemName: "photo")
          }
        }
        .frame(width: 90, height: 60)
        .clipShape(.rect(cornerRadius: 8))
      },
    ])

  @MainActor private static var mark: some View {
    Text("Аа").font(.title2.bold()).foregroundStyle(.white)
      .frame(width: 56, height: 44)
      .background(.indigo, in: .rect(cornerRadius: 8))
  }

  private static var cathedral: URL {
    ShowcaseResource.folder.appendingPathComponent(
      "Saransk/Assets.xcassets/cathedral-square.imageset/cathedral-square.svg")
  }
}
