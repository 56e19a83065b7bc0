/// A search field that a page asks for.
struct SearchConfiguration {
  var text: Binding<String>
  var prompt: Text?
}
