import Foundation
import SwiftUI
import Testing

/// Predicates of formats.
struct PredicateTests {
  private struct Person {
    let name: String
    let age: Int
    var home: Address?
    var tags: [String] = []
  }

  private struct Address { let city: String }

  private class Animal { let name = "Rex" }
  private final class Dog: Animal { let legs = 4 }

  private let person = Person(
    name: "Zoë", age: 41, home: Address(city: "Riga"), tags: ["Sea", "tide"])

  private func holds(_ format: String, _ arguments: Any?...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
      .evaluate(with: person)
  }

  @Test(arguments: [
    ("ann@example.com", true), ("ann@example", false), ("ann@example.com!", false),
  ]) func aTextMatchesAsAWhole(address: String, isAddress: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: address) == isAddress)
  }

  @Test func valuesAreCompared() {
    #expect(holds("age == 41") && holds("age = %d", 41) && !holds("age != 41"))
    #expect(holds("age >= %@ AND age < 42.5", 41) && !holds("age > 41"))
    #expect(holds("age BETWEEN {40, 41}") && !holds("age BETWEEN %@", [1, 2]))
    #expect(holds("%K == %@", "home.city", "Riga") && holds("home.city = 'Riga'"))
    #expect(holds("home != nil") && !holds("home == NULL"))
  }

  @Test func textsAreCompared() {
    #expect(holds("name CONTAINS 'oë'") && !holds("name CONTAINS 'OË'"))
    #expect(holds("name CONTAINS[cd] 'OE'") && holds("name BEGINSWITH[c] 'z'"))
    #expect(holds("name ENDSWITH \"ë\"") && holds("name ==[cd] %@", "zoe"))
    #expect(holds("name LIKE 'Z*'") && holds("name LIKE[d] '?oe'") && !holds("name LIKE 'Z?'"))
  }

  @Test func collectionsHaveMembers() {
    #expect(holds("age IN {40, 41}") && holds("name IN %@", ["Zoë"]) && !holds("age IN %@", [1]))
    #expect(holds("tags CONTAINS 'tide'") && holds("tags.@count == 2"))
    #expect(holds("ANY tags ==[c] 'sea'") && holds("NONE tags == 'land'"))
    #expect(!holds("ALL tags BEGINSWITH 't'"))
  }

  @Test func conditionsAreJoined() {
    #expect(holds("NOT age == 1 && (name == 'A' OR age == 41)"))
    // AND before OR.
    #expect(holds("age == 41 || age == 1 AND name == 'A'"))
    #expect(holds("TRUEPREDICATE") && !holds("! TRUEPREDICATE"))
  }

  @Test func keysAreThoseOfDictionariesAndProperties() {
    let predicate = NSPredicate(format: "legs == 4 AND name == 'Rex'")
    #expect(predicate.evaluate(with: Dog()))
    #expect(predicate.evaluate(with: ["legs": 4, "name": "Rex"] as [String: Any]))
    let names = ["Ann", "Bob"] as NSArray
    #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'B'")).count == 1)
  }

  @Test func predicatesOfFormatsAreCombined() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age > %d", 40), NSPredicate(format: "name != %@", "Ann"),
    ])
    #expect(both.evaluate(with: person))
  }

  @Test func datesAreCompared() {
    let moment = Date(timeIntervalSince1970: 100)
    let predicate = NSPredicate(format: "date > %@", moment as NSDate)
    #expect(predicate.evaluate(with: ["date": moment + 1]))
    #expect(!predicate.evaluate(with: ["date": moment]))
  }
}
