import DepotCore

extension QuayDescriptor: PlaceDescriptor {}
