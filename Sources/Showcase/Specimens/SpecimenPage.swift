import SnapshotKit
import SwiftUI

/// A family's specimens in as many columns as a width has room for; on a page that scrolls, those
/// are made that show.
struct SpecimenColumns: View {
  let specimens: [Specimen]
  /// In points.
  let width: CGFloat

  private static let leastWidth: CGFloat = 320
  private static let gap: CGFloat = 24

  var body: some View {
    HStack(alignment: .top, spacing: Self.gap) {
      ForEach(columns, id: \.first?.id) { column in
        LazyVStack(alignment: .leading, spacing: 14) {
          ForEach(column) { specimen in
            VStack(alignment: .leading, spacing: 4) {
              SpecimenName(name: specimen.name).font(.caption2)
              specimen.content()
            }
            // A stack that is offered its ideal height may still cut texts of its parts.
            .fixedSize(horizontal: false, vertical: true)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(width: width)
  }

  /// The specimens in order, down the columns.
  private var columns: [[Specimen]] {
    let room = Int((width - 32 + Self.gap) / (Self.leastWidth + Self.gap))
    let count = max(1, min(room, specimens.count))
    let height = (specimens.count + count - 1) / count
    return stride(from: 0, to: specimens.count, by: max(1, height)).map {
      Array(specimens[$0..<min($0 + height, specimens.count)])
    }
  }
}

/// A page of a family's specimens.
private struct SpecimenPage: View {
  let title: String
  let specimens: [Specimen]

  var body: some View {
    NavigationStack {
      GeometryReader { room in
        ScrollView {
          SpecimenColumns(specimens: specimens, width: room.size.width)
        }
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

extension SpecimenFamily {
  /// The family's pages, on a small phone, a usual one and a large tablet.
  var screens: [Screen] {
    switch content {
    case .parts(let specimens):
      return pages(of: specimens).enumerated().map { index, specimens in
        Screen(
          index == 0 ? "views-\(name)" : "views-\(name)-\(index + 1)",
          title: index == 0 ? title : "\(title), \(index + 1)", on: .samples
        ) {
          SpecimenPage(title: title, specimens: specimens)
        }
      }
    case .windows(let specimens):
      return [screen(of: specimens)]
    }
  }

  /// Returns the specimens of each page; those that no number tells of are on the last.
  private func pages(of specimens: [Specimen]) -> [[Specimen]] {
    var rest = specimens[...]
    let first = pages.dropLast().map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    return first + [Array(rest)]
  }

  private func screen(of specimens: [WindowSpecimen]) -> Screen {
    let pictures = WindowPictures.Schemes()
    return Screen("views-" + name, title: title, on: .samples) { context in
      let grid = WindowGrid(
        specimens, in: context.size,
        insets: EdgeInsets(
          top: context.safeArea.top, leading: context.safeArea.leading,
          bottom: context.safeArea.bottom, trailing: context.safeArea.trailing))
      let surroundings = context.surroundings(size: context.size)
      return try grid.draw(
        in: surroundings, text: context.text, assets: context.assets,
        describesNodes: context.describesNodes, describesViews: context.describesViews,
        windows: pictures.of(surroundings.schemes, text: context.text))
    }
  }
}

/// A family's specimens in one picture, as tall as they need.
public struct SpecimenPicture {
  let family: SpecimenFamily
  /// In points.
  let width: CGFloat

  /// Creates the picture of a family: two columns wide, or four windows of phones, or two of
  /// tablets.
  public init(_ family: SpecimenFamily) {
    self.family = family
    switch family.content {
    case .parts: width = 720
    case .windows(let specimens):
      width = specimens.contains { $0.window == .tablet } ? 1116 : 810
    }
  }

  /// Creates the picture of a family of parts at a width, in points.
  init(_ family: SpecimenFamily, width: CGFloat) { (self.family, self.width) = (family, width) }

  /// Draws the specimens.
  ///
  /// - Throws: An error of a frame, and ``InteractionError`` where a specimen is not touched as
  ///   it asks to be.
  @MainActor
  public func draw(
    environment: EnvironmentValues, text: any TextMeasuring, assets: any AssetSource
  ) throws -> DisplayList {
    switch family.content {
    case .windows(let specimens):
      return try WindowGrid(specimens, width: width)
        .draw(
          in: Surroundings(size: .zero, environment: environment), text: text, assets: assets)
    case .parts(let specimens):
      let columns = SpecimenColumns(specimens: specimens, width: width)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxHeight: .infinity, alignment: .top)
      let host = ViewHost(columns, text: text, assets: assets)
      let room = CGSize(width: width, height: 6000)
      var list = try host.render(in: Surroundings(size: room, environment: environment))
      list.size.height =
        list.nodes.map(\.frame)
        .filter { $0.height < room.height }.map(\.maxY).max().map { $0.rounded(.up) + 12 } ?? 1
      return list
    }
  }
}
