import { expect, it } from "vitest";
import { crawlerAgent, productToken } from "#core/web/user-agent";

it("names the crawler and where it is explained, and is known by that name", () => {
	const agent = crawlerAgent({ crawlerName: "AcmeBot" }, { bot: "https://acme.test/bot" });
	expect(agent).toBe("AcmeBot/1.0 (+https://acme.test/bot)");
	expect(productToken(agent)).toBe("AcmeBot");
});
