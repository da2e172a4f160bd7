/**
 * The run of tests itself, which `npm test` (scripts/test.ts) starts and watches. What is meant to be read goes to the
 * third channel: on standard output and error the runtime remarks, among much else, on every refused connection.
 */
import "#scripts/lib/plain-sockets";
import { writeSync } from "node:fs";
import { Writable } from "node:stream";
import { parseCLI, startVitest } from "vitest/node";
import { CalmReporter } from "#scripts/lib/test-report";

const REPORT_CHANNEL = 3;
/** Written at once, so that nothing is lost when the run is ended; vitest ends it after every file in Node, which is ignored. */
const report = new Writable({
	write(chunk: Buffer, _encoding, done) {
		writeSync(REPORT_CHANNEL, chunk);
		done();
	},
});
report.end = () => report;
// Nobody is left to watch: the runtimes must not outlive the command.
process.once("disconnect", () => process.exit(1));

const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
// `--reporter=json`, as vitest's command line knows it, adds to what is said here.
const { reporter: others = [], ...rest } = options as typeof options & { reporter?: string[] };
const reporter = new CalmReporter(
	(message) => void process.send?.(message),
	(line) => void report.write(`${line}\n`),
	filter,
);
const vitest = await startVitest(
	"test",
	filter,
	{ ...rest, watch: false, reporters: [reporter, ...others] },
	{},
	{ stdout: report, stderr: report },
);
await vitest.close();
process.disconnect();
