import SwiftUI

/// The controls and notes that a map panel shows in its corners.
///
///     MapPanel(.places([pier]), ornaments: [.scaleBar, .compass, .attribution])
public struct MapPanelOrnaments: OptionSet, Hashable, Sendable {
  /// The ornaments, a bit each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The length of a round number of metres.
  public static let scaleBar = MapPanelOrnaments(rawValue: 1)
  /// North, where the map is turned.
  public static let compass = MapPanelOrnaments(rawValue: 2)
  /// North, however the map is turned.
  public static let fixedCompass = MapPanelOrnaments(rawValue: 4)
  /// The makers of the data; the licence of OpenStreetMap asks for them.
  public static let attribution = MapPanelOrnaments(rawValue: 8)
  /// A button that leads to the user's location.
  public static let userButton = MapPanelOrnaments(rawValue: 16)

  /// The ornaments that MapKit shows by itself, and the attribution.
  public static let standard: MapPanelOrnaments = [.compass, .attribution]
}

/// The ornaments in the part of the map that no bar covers.
struct MapOrnamentsView: View {
  let ornaments: MapPanelOrnaments
  /// The corner of the scale and of the makers.
  let corner: MapPlateCorner
  let viewport: MapViewport
  let source: (any MapSource)?
  let theme: MapTheme
  @Environment(\.locale) private var locale

  /// Returns the frames of the controls, in the coordinates of their room.
  static func controls(
    _ ornaments: MapPanelOrnaments, in size: CGSize, isTurned: Bool
  ) -> [CGRect] {
    var list: [CGRect] = []
    let hasCompass =
      ornaments.contains(.fixedCompass) || (ornaments.contains(.compass) && isTurned)
    var top: CGFloat = 8
    for height in [hasCompass ? 40 : 0, ornaments.contains(.userButton) ? 44 : 0] as [CGFloat]
    where height > 0 {
      list.append(CGRect(x: size.width - 56, y: top, width: 52, height: height))
      top += height + 8
    }
    return list
  }

  var body: some View {
    ZStack {
      VStack(spacing: 8) {
        if showsCompass { MapCompassView(heading: viewport.heading) }
        if ornaments.contains(.userButton) { MapUserButton() }
      }
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      VStack(alignment: corner.alignment.horizontal, spacing: 2) {
        if corner == .topLeading { makers }
        if ornaments.contains(.scaleBar) {
          MapScaleBar(
            metresPerPoint: viewport.metresPerPoint, theme: theme, locale: locale)
        }
        if corner != .topLeading { makers }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corner.alignment)
    }
  }

  /// The makers of the data, nearest to the edge.
  @ViewBuilder private var makers: some View {
    if ornaments.contains(.attribution), let text = attribution {
      Text(verbatim: text)
        .font(.system(size: 9, weight: .medium))
        .foregroundStyle(Color(theme.ornament).opacity(0.8))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .padding(.horizontal, 4)
        .padding(.vertical, 1)
        .background(
          Color(theme.background).opacity(0.75), in: RoundedRectangle(cornerRadius: 4))
    }
  }

  private var showsCompass: Bool {
    ornaments.contains(.fixedCompass) || (ornaments.contains(.compass) && viewport.heading != 0)
  }

  private var attribution: String? {
    guard let source else { return nil }
    let makers = source.attribution(in: locale)
    let says = Self.marks.contains { makers?.localizedCaseInsensitiveContains($0) ?? false }
    let mark = source.isSchematic && !says ? Self.marks[isRussian ? 0 : 1] : nil
    let parts = [mark, makers].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The words by which a map says that it is a scheme, in any of the languages.
  private static let marks = ["Схема", "Schematic"]

  private var isRussian: Bool { locale.identifier.hasPrefix("ru") }
}

/// A needle to north in a round button.
public struct MapCompassView: View {
  let heading: Double
  @Environment(\.locale) private var locale

  /// Creates a compass; the heading is in degrees clockwise from north that point upwards.
  public init(heading: Double) { self.heading = heading }

  /// The dial with its needle.
  public var body: some View {
    ZStack {
      Circle().fill(.thickMaterial)
      Circle().strokeBorder(Color.primary.opacity(0.1), lineWidth: 0.5)
      ZStack {
        MapNeedle().fill(Color.red).frame(width: 8, height: 10).offset(x: 0, y: -13)
        Text(verbatim: locale.identifier.hasPrefix("ru") ? "С" : "N")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.primary)
      }
      .rotationEffect(.degrees(-heading))
    }
    .frame(width: 40, height: 40)
    .shadow(color: .black.opacity(0.15), radius: 2, x: 0, y: 1)
    .accessibilityLabel(locale.identifier.hasPrefix("ru") ? "Компас" : "Compass")
  }
}

/// A triangle upwards.
struct MapNeedle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A round button with the arrow of the user's location.
public struct MapUserButton: View {
  /// Creates the button.
  public init() {}

  /// The button.
  public var body: some View {
    Image(systemName: "location.fill")
      .font(.system(size: 17, weight: .medium))
      .foregroundStyle(.tint)
      .frame(width: 44, height: 44)
      .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .shadow(color: .black.opacity(0.15), radius: 2, x: 0, y: 1)
      .accessibilityLabel("Моё местоположение")
  }
}
