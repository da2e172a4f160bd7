import { expect, it } from "vitest";
import { errorReason, errorTrace, statementName } from "#core/error-words";

/** As the database layer throws it: the values stand in the message and again in the stack. */
function failedQuery(query: string, params: readonly unknown[], cause?: Error): Error {
	return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params });
}

it("names the statement of a failed query and what the database said, never its values", () => {
	const secret = "tok_s3cret\n    at fake (ada@example.com)";
	const query = 'insert into "sign_in_links" ("hash", "email") values (?, ?)';
	const error = failedQuery(query, [secret, "ada@example.com"], new Error("D1_ERROR: no such table"));
	for (const words of [errorReason(error), errorTrace(error)]) {
		expect(words).toMatch(/^failed query: insert sign_in_links <- D1_ERROR: no such table/);
		expect(words).not.toMatch(/s3cret|ada@|params/);
	}
	expect(errorTrace(error)).toContain("error-words.test.ts");
});

it("says of other errors all that they say, with their causes", () => {
	const error = new Error("outer", { cause: new Error("inner", { cause: "a word" }) });
	expect(errorReason(error)).toBe("outer <- inner <- a word");
	expect(errorTrace(error)).toMatch(/^outer <- inner <- a word\n\s+at /);
	expect([errorReason("text"), errorTrace(null)]).toEqual(["text", "null"]);
});

it("tells no stack where it cannot be told apart from the words", () => {
	const stack = "Error: a secret that was taken out\n    at there (x.ts:1:1)";
	expect(errorTrace(Object.assign(new Error("other words"), { stack }))).toBe("other words");
	expect(errorTrace(Object.assign(new Error(""), { stack: "Error\n    at there (x.ts:1:1)" }))).toContain("at there");
});

it("leaves out a value that could not be bound", () => {
	const error = new Error("D1_TYPE_ERROR: Type 'object' not supported for value 'ada@example.com\n'x'");
	expect(errorReason(error)).toBe("D1_TYPE_ERROR: Type 'object' not supported for a value");
});

it("does not follow a circle of causes for ever", () => {
	const error = new Error("round");
	error.cause = error;
	expect(errorReason(error)).toBe("round <- round <- round <- round <- round");
});

it.each([
	['select "id" from "users" where "email" = ?', "select users"],
	["UPDATE outbox SET done_at = ?", "update outbox"],
	["delete from sessions", "delete sessions"],
	["INSERT INTO must_hold (ok, guard) SELECT 1, ?", "insert must_hold"],
	["with x as (select 1 from drafts) select 1", "with drafts"],
	["pragma x", "pragma"],
	["(select 1)", "unknown"],
	["", "unknown"],
])("%s is called %s", (query, name) => expect(statementName(query)).toBe(name));
