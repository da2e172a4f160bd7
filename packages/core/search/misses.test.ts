import { expect, it } from "vitest";
import { loggable } from "#core/search/misses";

it("keeps words, folded", () => {
	expect(loggable(' Café  "Planer" ')).toBe("cafe planer");
	expect(loggable("web3 crm 2024")).toBe("web3 crm 2024");
});

it.each([
	"ada@example.com",
	"+49 (30) 123-456",
	"https://example.com/?token=abc",
	"?!",
	"",
	"word ".repeat(9),
	"x".repeat(81),
])("keeps nothing of what may tell of a person, or tells nothing: %s", (q) => expect(loggable(q)).toBeNull());
