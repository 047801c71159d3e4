extension ExternalPackage {
    var dump: JSONValue {
        .sparse([
            "name": .text(name), "source": source.dump, "products": .texts(products),
            "platforms": .texts(platforms.map(\.rawValue)),
        ])
    }
}
