/// Marks that are stacked by themselves: a chart's own, or those of a mask.
struct MarkSet {
  let marks: [MarkRecord]
  let stacks: MarkStacks

  init(_ marks: [MarkRecord]) {
    self.marks = marks
    stacks = MarkStacks(marks)
  }
}
