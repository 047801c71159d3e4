import CLibYAML

/// libyaml's parser, owned.
struct EventParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: SourceText

    /// - Parameter buffer: all bytes of `text`, at least one; must outlive the parser.
    init(_ buffer: UnsafeBufferPointer<UInt8>, of text: SourceText) throws(Stop) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard let bytes = buffer.baseAddress, yaml_parser_initialize(parser) != 0 else {
            parser.deallocate()
            throw Stop(kind: .yamlOutOfMemory, at: Mark.top.location(in: text.path), "no memory to read this file")
        }
        // The byte order mark is left out here, and the encoding known, so that marks count from the first character.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes + text.start, buffer.count - text.start)
        self.parser = parser
        self.text = text
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    func next() throws(Stop) -> Event {
        var event = yaml_event_t()
        defer { yaml_event_delete(&event) }
        guard yaml_parser_parse(parser, &event) != 0 else {
            throw Stop(SyntaxProblem(parser.pointee, in: text).diagnostic)
        }
        return convert(event)
    }

    private func convert(_ event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_STREAM_END_EVENT: return Event(kind: .streamEnd)
        case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, start: text.mark(event.start_mark))
        case YAML_ALIAS_EVENT: return alias(event)
        case YAML_SCALAR_EVENT: return scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            let properties = event.data.sequence_start
            return start(.sequenceStart, properties.anchor, properties.tag, event)
        case YAML_MAPPING_START_EVENT:
            let properties = event.data.mapping_start
            return start(.mappingStart, properties.anchor, properties.tag, event)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return end(event)
        default: return Event(kind: .boundary)
        }
    }

    private func alias(_ event: yaml_event_t) -> Event {
        Event(
            kind: .alias,
            text: String(libyaml: event.data.alias.anchor) ?? "",
            start: text.mark(event.start_mark),
            end: text.mark(event.end_mark)
        )
    }

    private func scalar(_ event: yaml_event_t) -> Event {
        let scalar = event.data.scalar
        // By length: an escape can put a NUL into the text.
        let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        return Event(
            kind: .scalar,
            text: String(decoding: value, as: UTF8.self),
            style: YAMLScalar.Style(scalar.style),
            anchor: String(libyaml: scalar.anchor),
            tag: String(libyaml: scalar.tag),
            start: text.mark(event.start_mark),
            end: text.mark(event.end_mark)
        )
    }

    private func start(
        _ kind: Event.Kind,
        _ anchor: UnsafeMutablePointer<UInt8>?,
        _ tag: UnsafeMutablePointer<UInt8>?,
        _ event: yaml_event_t
    ) -> Event {
        let mark = text.mark(event.start_mark)
        return Event(
            kind: kind,
            anchor: String(libyaml: anchor),
            tag: String(libyaml: tag),
            start: mark,
            end: mark
        )
    }

    private func end(_ event: yaml_event_t) -> Event {
        guard event.start_mark.index < event.end_mark.index else { return Event(kind: .collectionEnd) }
        return Event(kind: .collectionEnd, end: text.mark(event.end_mark), isBracket: true)
    }
}
