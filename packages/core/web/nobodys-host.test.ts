import { expect, it } from "vitest";
import { isNobodys } from "#core/web/nobodys-host";

it("knows names that are reserved, addresses, and names of one machine", () => {
	for (const host of ["directory.example", "www.example.com", "a.invalid", "localhost", "10.0.0.1", "[::1]"]) {
		expect(isNobodys(host), host).toBe(true);
	}
	for (const host of ["acme.org", "example.dev", "myexample.com", "acme.test"]) {
		expect(isNobodys(host), host).toBe(false);
	}
});
