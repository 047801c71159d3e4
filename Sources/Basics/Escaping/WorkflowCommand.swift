extension String {
    /// In the text of a workflow command of GitHub Actions, each of which is a line.
    public var inWorkflowData: String {
        changingScalars { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case _ where scalar.isUnseen: "\\u{\(scalar.hexadecimal())}"
            default: nil
            }
        }
    }

    /// In one of the values before that text.
    public var inWorkflowProperty: String {
        inWorkflowData.changingScalars { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: nil
            }
        }
    }
}
