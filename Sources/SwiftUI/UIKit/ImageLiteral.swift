/// The type of `#imageLiteral` where nothing else tells it.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of an asset catalogue that a literal names.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name), size: Self.size(named: name, in: nil))
  }
}
