import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** What npm would warn of at installation, were its warnings not silenced for those of engines (.npmrc). */

interface Package {
	version?: string;
	deprecated?: string;
	hasInstallScript?: boolean;
	dev?: boolean;
}

const json = async (file: string) => JSON.parse(await readFile(ROOT + file, "utf8"));

it("installs no package that its makers have given up", async () => {
	const { packages } = (await json("package-lock.json")) as { packages: Record<string, Package> };
	const deprecated = Object.entries(packages).filter(([, { deprecated: reason }]) => reason !== undefined);
	expect(deprecated.map(([path, { deprecated: reason }]) => `${path}: ${reason}`)).toEqual([]);
});

it("has decided on every package that wants to run something when it is installed", async () => {
	const { packages } = (await json("package-lock.json")) as { packages: Record<string, Package> };
	const { allowScripts } = (await json("package.json")) as { allowScripts: Record<string, boolean> };
	const names = Object.entries(packages)
		.filter(([, { hasInstallScript }]) => hasInstallScript === true)
		.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
	expect(names.filter((name) => allowScripts[name] === undefined)).toEqual([]);
});

it("brings the Node that its engines ask for, and says the oldest that can install it", async () => {
	const { devDependencies, engines } = (await json("package.json")) as {
		devDependencies: Record<string, string>;
		engines: { node: string };
	};
	expect(devDependencies.node).toMatch(/^24\./);
	expect(process.versions.node.split(".")[0]).toBe(devDependencies.node?.split(".")[0]);
	expect(engines.node).toBe(">=20");
});
