/// Elements that were lowered already, as a view.
struct LoweredViews: PrimitiveView {
  let elements: [Element]

  static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    output += view.elements
  }
}
