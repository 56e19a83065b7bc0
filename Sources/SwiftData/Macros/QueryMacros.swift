import SwiftUI

/// Fetches all models of a type for a view, in the order of their insertion.
///
///     @Query private var trips: [Trip]
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a type for a view.
///
/// - Parameter animation: The animation of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches all models of a type for a view.
///
/// - Parameter transaction: The transaction of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) =
  #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches what a description asks for.
///
/// - Parameters:
///   - descriptor: The description.
///   - transaction: The transaction of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches what a description asks for.
///
/// - Parameters:
///   - descriptor: The description.
///   - animation: The animation of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in an order.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - descriptors: The order.
///   - transaction: The transaction of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in an order.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - descriptors: The order.
///   - animation: The animation of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - keyPath: The property to sort by.
///   - order: The direction.
///   - transaction: The transaction of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - keyPath: The property to sort by.
///   - order: The direction.
///   - animation: The animation of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property, those without a value first.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - keyPath: The property to sort by.
///   - order: The direction.
///   - transaction: The transaction of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")

/// Fetches models in the order of a property, those without a value first.
///
/// - Parameters:
///   - filter: The condition for a model to be fetched, or nil for all.
///   - keyPath: The property to sort by.
///   - order: The direction.
///   - animation: The animation of changes, without effect.
@attached(accessor, names: named(get)) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
  order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftUIMacros", type: "QueryMacro")
