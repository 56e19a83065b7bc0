/// A segmented control of UIKit.
///
///     let units = UISegmentedControl(items: ["km", "mi"])
///     units.selectedSegmentIndex = 0
public final class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Creates a control of texts and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Returns the title of a segment.
  public func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Adds a segment with a title.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: max(0, min(index, titles.count)))
  }

  /// Removes all segments.
  public func removeAllSegments() { titles = [] }

  /// The index of the selected segment; -1 for none.
  public var selectedSegmentIndex = -1
  /// The tint of the selected segment.
  public var selectedSegmentTintColor: UIColor?

  /// Creates a control without a size.
  public required convenience init() { self.init(frame: .zero) }
  /// Has no effect on a picture.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
