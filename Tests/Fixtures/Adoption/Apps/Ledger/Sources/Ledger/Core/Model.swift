// swift-format-ignore-file
import Foundation

struct Payee: Equatable {
    var name: String
    var iban: String
}

struct Transaction: Equatable {
    enum Category: String { case rent, food, other }

    let id: Int
    var text: String
    var amount: Decimal
    var category: Category = .other
}

struct Month: Equatable, CustomStringConvertible {
    static let first = Month(year: 2020, number: 1)

    var year: Int
    var number: Int

    var description: String { "\(number)/\(year)" }
}
