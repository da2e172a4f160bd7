import { expect, it } from "vitest";
import { isPlaceholder } from "#workers/settings/placeholders";

it("tells what examples leave to be filled in", () => {
	for (const left of [
		...["your-client-id", "YOUR_ACCOUNT_ID", "my-token", "<client id>", "<>", "...", "\u2026", "xxxx", "XXX", "****"],
		...["changeme", "change-me", "TODO", "placeholder", "00000000000000000000000000000000"],
		...[
			"https://models.example.com/v1",
			"https://directory.example",
			"http://localhost:11434/v1",
			"https://10.0.0.1/v1",
		],
	])
		expect(isPlaceholder(left), left).toBe(true);
});

it("takes no value for one", () => {
	for (const value of [
		...["Iv1.8a61f9b3a7aba766", "re_123", "sk_live_x", "0x4AAAAAAA", "yourself", "@cf/meta/llama-3.1-8b-instruct"],
		...["xai", "https://models.acme.com/v1", "0123456789abcdef0123456789abcdef", "gpt-5", "mytoken", "0000001"],
		...[true, 8, undefined, ""],
	])
		expect(isPlaceholder(value), String(value)).toBe(false);
});
