import type { Child } from "hono/jsx";
import { counted, number } from "../format.ts";

/** The API's documents. */
export const docs = {
	title: "API reference",
	about: (siteName: string) => `Every operation of the ${siteName} API, with parameters, bodies, errors and examples.`,
	where: (version: string, api: Child, json: Child, yaml: Child, mcp: Child, connect: Child) => (
		<>
			Version {version} of the API is at {api}. The machine-readable document: {json} or {yaml}. Every operation is also
			a tool of the tool server at {mcp}; {connect}.
		</>
	),
	asJson: "OpenAPI 3.1 as JSON",
	asYaml: "YAML",
	connectAgent: "connect an agent",
	firstCall: "A first call; it needs no key",
	signingIn: {
		title: "Signing in",
		text: (header: Child, key: Child) => (
			<>
				Public operations need no credentials. The others take {header} with an {key} or an OAuth 2.1 access token.
				Tokens have scopes; none implies another:
			</>
		),
		apiKey: "API key",
	},
	errors: {
		title: "Errors",
		text: (code: Child, detail: Child, requestId: Child, errors: Child) => (
			<>
				A refusal is a JSON object (RFC 9457) with {code}, {detail} and {requestId}. Bad input also has {errors}, which
				names every bad field at once.
			</>
		),
		all: "All codes and how to fix them",
		about: "Every error code of the API, its meaning and its fix.",
		lead: "Codes are stable. Programs should look at them, not at titles or statuses.",
		aboutThis: "A sentence about this very case.",
		status: (status: number) => `status ${status}`,
		meaning: "What it means",
		fix: "What to do",
		looks: "How it looks",
	},
	retries: {
		title: "Safe retries",
		text: (header: Child, max: number, replayed: Child) => (
			<>
				Writes that take {header} (1 to {number(max)} visible ASCII characters) have one effect and one answer however
				often they are sent within seven days. A repeated answer carries {replayed}.
			</>
		),
	},
	limits: {
		title: "Limits",
		text: (read: string, write: string, costly: string, headers: Child, retryAfter: Child, paging: Child) => (
			<>
				Reads {read}, writes {write}, costly work {costly}. {headers} show where you stand, and 429 comes with{" "}
				{retryAfter}. Lists are paged by {paging}.
			</>
		),
		and: "and",
		rate: (limit: number, windowSeconds: number) => {
			const windows: Record<number, string> = { 60: "a minute", 3600: "an hour", 86400: "a day" };
			return `${number(limit)} ${windows[windowSeconds] ?? `in ${windowSeconds} s`}`;
		},
	},
	public: "public",
	operation: {
		asTool: (name: Child) => <>as a tool: {name}</>,
		needs: (scope: Child) => <>needs {scope}</>,
		call: "Call",
		answer: "Answer",
		answerIs: (status: string) => `Answer ${status}`,
		example: "Example",
		parameters: "Parameters",
		body: "Body",
		optionalBody: "Body (optional)",
		required: "required",
		properties: "Properties",
		of: (name: string) => `of ${name}`,
	},
	types: {
		or: " or ",
		any: "any",
		arrayOf: (type: string) => `array of ${type}`,
		oneOf: (values: string) => `one of ${values}`,
		default: (value: string) => `default ${value}`,
		atLeast: (what: string) => `at least ${what}`,
		atMost: (what: string) => `at most ${what}`,
		characters: (count: number) => counted(count, "character"),
		entries: (count: number) => counted(count, "entry", "entries"),
		pattern: (pattern: string) => `pattern ${pattern}`,
	},
	tryOut: {
		title: "Try it",
		reads: "Sends a real call from your browser to this directory. It only reads.",
		writes:
			"Sends a real call from your browser to this directory: what it changes is changed. Look at the values before you send it.",
		key: "Your API key",
		keyHint: (scope: Child, make: Child) => (
			<>
				With the scope {scope}; {make}. It stays in this tab until you close it, and goes nowhere but to this directory.
			</>
		),
		makeKey: "make one in your account",
		body: "Body, as JSON",
		call: (operation: string) => `Call ${operation}`,
		answer: "What came back",
		sending: "Sending…",
		failed: "Nothing came back:",
		badJson: "The body is not JSON:",
	},
};
