import { runCommand } from "#scripts/lib/command";
import { query } from "#scripts/lib/d1";
import { target, wrangler } from "#scripts/lib/wrangler";

interface KvKey {
	name: string;
	metadata?: { count?: number };
}

runCommand({
	name: "limits",
	summary: "Shows who uses the limits most in the current windows: reads and writes by class, and costly operations.",
	options: { remote: { type: "boolean" } },
	optionText: { remote: "The deployed service instead of the local one." },
	async run({ values, say }) {
		const remote = values.remote === true;
		const out = await wrangler(["kv", "key", "list", "--binding", "KV", "--prefix", "rate:", ...target(remote)]);
		const callers = new Map<string, number>();
		for (const { name, metadata } of JSON.parse(out) as KvKey[]) {
			// rate:<class>:<caller>:<window start>:<shard>
			const label = name.split(":").slice(1, -1).join(":");
			callers.set(label, (callers.get(label) ?? 0) + (metadata?.count ?? 0));
		}
		const counted = [...callers]
			.map(([window, count]) => ({ window, count }))
			.sort((a, b) => b.count - a.count)
			.slice(0, 20);
		const costly = await query<{ caller: string; count: number }>(
			"SELECT caller, count FROM costly_counts ORDER BY window_start DESC, count DESC LIMIT 20",
			remote,
		);
		say("Reads and writes (class, caller, start of the window):");
		for (const { window, count } of counted) say(`  ${String(count).padStart(8)}  ${window}`);
		if (counted.length === 0) say("      none has come near a limit");
		say("Costly operations (caller):");
		for (const { caller, count } of costly) say(`  ${String(count).padStart(8)}  ${caller}`);
		if (costly.length === 0) say("      none");
		return { counted, costly };
	},
});
