import DepotCore

/// Of tests, and so no screen of the app.
struct FakeDescriptor: PlaceDescriptor {}
