import SwiftReading
import Testing

@Suite struct DeclaredEnumsTests {
    @Test func casesWithTheirValues() throws {
        let source = """
            public struct Order {
                enum Status: Sendable { case new, shipped(by: String, Int), lost(_ at: Place = .home)
                    @available(*, deprecated) case old
                    case `default`
                }
            }
            extension Shop.Area { enum Kind { case near } }
            enum Page<Item> { case first(Item) }
            #if os(iOS)
                enum Phone { case one }
            #endif
            """
        let enums = try DeclaredEnums.cases(in: Array(source.utf8))
        #expect(enums.keys.sorted() == ["Order.Status", "Shop.Area.Kind"])
        #expect(enums["Order.Status"]?.map(\.name) == ["new", "shipped", "lost", "default"])
        #expect(
            enums["Order.Status"]?[1].values == [.init(label: "by", type: "String"), .init(label: nil, type: "Int")]
        )
        #expect(enums["Order.Status"]?[2].values.map(\.hasDefault) == [true])
    }
}
