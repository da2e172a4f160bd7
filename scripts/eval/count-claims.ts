/**
 * Prints which claims of all traps and honest ones pass, with one rule of the gate taken out: `count-claims.ts RULE`, a number of
 * `GATE_RULES`, or nothing. A process of its own each time, as a module is read once.
 */
import { registerHooks } from "node:module";
import { GATE_RULES, withoutRule } from "./gate-rules.ts";

const [number] = process.argv.slice(2);
const rule = number === undefined ? undefined : GATE_RULES[Number(number)];
if (rule)
	registerHooks({
		load(url, context, next) {
			const loaded = next(url, context);
			if (!url.endsWith(`/packages/drafting/${rule.file}`)) return loaded;
			const source = withoutRule(String(loaded.source), rule);
			if (source === null) throw new Error(`${rule.file} has no function ${rule.name} of its own.`);
			return { ...loaded, source };
		},
	});
const { passingClaims } = await import("./support.ts");
console.log(JSON.stringify(await passingClaims()));
