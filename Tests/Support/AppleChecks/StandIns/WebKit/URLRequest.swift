// On Apple's platforms `URLRequest` and `URLResponse` are Foundation's, and WebKit brings Foundation along.
@_exported public import FoundationNetworking
