/// Something that is fetched.
enum Loadable<Value: Sendable>: Sendable {
  case loading
  case loaded(Value)
  case failed

  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}
