import { runCommand, UsageError } from "#scripts/lib/command";
import { interleaved, median } from "#scripts/lib/measure";
import { seedDemo, serve, UNLIMITED } from "#scripts/lib/served";

/** `npm run bench:conditional`: what 304 costs the Worker beside the answer that it saves. Source: docs/api.md#what-has-not-changed. */

const ROUNDS = 15;
const PATHS = ["/listings/{slug}", "/listings?per_page=20", "/categories", "/launches/weeks/this", "/site"];

await runCommand({
	name: "bench:conditional",
	summary: "CPU of answering that nothing has changed, as a share of the answer's own, for five public reads.",
	options: { requests: { type: "string" } },
	optionText: { requests: "Requests a round (100 unless given)." },
	async run({ values, say }) {
		const requests = Number(values.requests ?? 100);
		if (!Number.isInteger(requests) || requests < 1)
			throw new UsageError("--requests takes a whole number of 1 or more.");
		const served = await serve(UNLIMITED);
		try {
			await seedDemo(served);
			const slug = await served.db
				.prepare("SELECT slug FROM listings WHERE status = 'live' LIMIT 1")
				.first<string>("slug");
			say(`CPU of workerd, ms a request: median of ${ROUNDS} interleaved rounds of ${requests}`);
			const facts: Record<string, { whole: number; unchanged: number; share: number }> = {};
			for (const path of PATHS) {
				const address = `${served.directOrigin}/api/v1${path.replace("{slug}", slug ?? "")}`;
				const ask = (tag: string) => fetch(address, { headers: { "If-None-Match": tag } });
				// A span of five minutes may end meanwhile; then one answer is made, and its tag goes on.
				let tag = (await ask('"none"')).headers.get("ETag") ?? "";
				const again = async () => {
					const answer = await ask(tag);
					tag = answer.headers.get("ETag") ?? tag;
					if (answer.status !== 304) throw new Error(`${path} answered ${answer.status}`);
					return answer;
				};
				const [whole = [], unchanged = []] = await interleaved([() => fetch(address), again], ROUNDS, requests);
				const share = median(unchanged.map((ms, round) => ms / (whole[round] ?? Number.NaN)));
				facts[path] = { whole: median(whole), unchanged: median(unchanged), share };
				say(`${median(whole).toFixed(3)}  304: ${median(unchanged).toFixed(3)}  ${share.toFixed(2)} x  ${path}`);
			}
			return facts;
		} finally {
			await served.stop();
		}
	},
});
