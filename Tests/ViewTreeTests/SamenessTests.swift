import Testing

@testable import ViewTree

private final class Thing {}

private struct Weak {
  weak var thing: Thing?
  var number = 1
  var name: any CustomStringConvertible = "a"
}

private struct Held {
  unowned var thing: Thing
  var act: () -> Void
}

private struct Mixed {
  var pair: (Int, String) = (1, "a")
  var name: any CustomStringConvertible = "a name too long for its box, so that it lies elsewhere"
  var number: Int? = 1
  var thing: Thing?
  var act: () -> Void = {}
}

/// What is known to mean the same to a view, by value, by bits or by fields.
@MainActor @Suite struct SamenessTests {
  private let thing = Thing()

  @Test func valuesAreAsked() {
    #expect(areSame("a", "a"))
    #expect(!areSame("a", "b"))
    #expect(!areSame(Double.nan, .nan))
    #expect(areSame(0.0, -0.0))
    #expect(areSame(Optional(1), 1))
    #expect(!areSame(Optional(1), nil))
  }

  @Test func structuresAndTuplesAreComparedByFields() {
    let text = "a text that is too long for its place, so that copies of it have other bits"
    let a = Mixed(thing: thing)
    var c = a
    c.pair.1 = String(text.reversed())
    var d = a
    d.pair.1 = String(text.reversed())
    #expect(areSame(a, a))
    #expect(areSame(c, d))
    #expect(!areSame(a, c))
    #expect(!areSame((1, Thing()), (1, Thing())))
    #expect(areSame((1, thing), (1, thing)))
    d.number = nil
    #expect(!areSame(c, d))
    d = c
    d.thing = Thing()
    #expect(!areSame(c, d))
  }

  @Test func existentialsAreComparedByWhatTheyHold() {
    var a = Mixed(thing: thing)
    var b = a
    a.name = String("a name that is long enough".reversed())
    b.name = String("a name that is long enough".reversed())
    #expect(areSame(a, b))
    b.name = 7
    #expect(!areSame(a, b))
  }

  @Test func weakFieldsAreNoTrouble() {
    let a = Weak(thing: thing)
    var b = a
    #expect(areSame(a, a))
    let other = Thing()
    b.thing = other
    #expect(!areSame(a, b))
    b = a
    b.number = 2
    #expect(!areSame(a, b))
  }

  @Test func closuresAreTheSameByBitsAlone() {
    var number = 1
    let (first, second) = ({ number += 1 }, { number += 2 })
    #expect(areSame(Held(thing: thing, act: first), Held(thing: thing, act: first)))
    #expect(!areSame(Held(thing: thing, act: first), Held(thing: thing, act: second)))
  }

  @Test func listsOfViewsAreComparedByTheirViews() {
    #expect(areSame(TupleView((Color.red, Color.blue)), TupleView((Color.red, Color.blue))))
    #expect(!areSame(TupleView((Color.red, Color.blue)), TupleView((Color.red, Color.green))))
  }
}
