import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { changeSettings } from "#testing/settings";
import { restoreSettings } from "#testing/setup/settings";

const { ALLOW_LOOPBACK_CRAWL: before } = env;

describe("a file that changes settings and forgets them", () => {
	restoreSettings();
	it("changes one, adds one", () => {
		changeSettings({ ALLOW_LOOPBACK_CRAWL: "false", AI_MODEL: "left behind" });
	});
});

it("leaves the environment as it was", () => {
	expect(env.ALLOW_LOOPBACK_CRAWL).toBe(before);
	expect(env.AI_MODEL).toBeUndefined();
});
