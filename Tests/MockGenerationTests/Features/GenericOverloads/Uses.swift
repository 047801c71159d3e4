import Core

private struct Letter: Encodable {}
private struct Parcel: CustomStringConvertible { var description: String { "parcel" } }

func useGenericOverloads() async throws {
    let mock = MockArchiving()
    mock.keep(Letter())
    mock.keep(Parcel())
    mock.keep(Parcel())
    precondition(mock.keepValueEncodableCallsCount == 1 && mock.keepValueCustomStringConvertibleCallsCount == 2)
    let lasting = MockLastingArchiving()
    lasting.keep(Letter())
    precondition(lasting.keepKeptCallsCount == 1)
}
