import { expect, it } from "vitest";
import { deviceOf } from "#core/access/device";

it.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox", "Linux"],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
		"Edge",
		"Windows",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome", "macOS"],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1", "Safari", "macOS"],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1", "Chrome", "iPhone"],
	[
		"Mozilla/5.0 (Linux; Android 15; SM-S921B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
		"Samsung Internet",
		"Android",
	],
	["curl/8.5.0", null, null],
	["", null, null],
])("reads %s", (userAgent, browser, system) => {
	expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it("knows nothing of who does not say", () => {
	expect(deviceOf(undefined)).toEqual({ browser: null, system: null });
});
