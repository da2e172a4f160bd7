import { notFound } from "#core/errors";
import { DUMP_MANIFEST, dumpKey } from "#core/public-data/dump";
import { PUBLIC_KINDS } from "#core/public-data/kinds";
import { dumpNamed } from "#store/dumps";
import { newestDump } from "#usecases/public/newest-dump";
import { Time } from "../form.tsx";
import { show } from "../layout.tsx";
import type { Site } from "../site.ts";
import { number, sizeWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.data;

const CHANGES = "/feeds/changes.jsonl";
const HOUR = "public, max-age=3600";
/** What a name of a file stands for never changes. */
const KEPT = "public, max-age=86400, immutable";

/** The public facts as files: what is in them, what may be done with them, and the files themselves. */
export default function dataPage(site: Site): void {
	site.get("/data", async (c) => {
		const { settings, links } = c.var.services;
		const dump = (await newestDump(c.var.services))?.dump ?? null;
		const { licence, isDaily } = settings.dumps;
		return show(
			c,
			{ title: t.title, description: t.about, canonical: "/data", width: "narrow" },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.lead}</p>
				<section aria-labelledby="what">
					<h2 id="what">{t.whatIsIn}</h2>
					<dl>
						{PUBLIC_KINDS.map((kind) => (
							<>
								<dt>{t.kinds[kind].name}</dt>
								<dd>{t.kinds[kind].about}</dd>
							</>
						))}
					</dl>
					<p>{t.notIn}</p>
				</section>
				<section aria-labelledby="newest">
					<h2 id="newest">{t.newest}</h2>
					{dump === null ? (
						<p class="empty">{isDaily ? t.none : t.off}</p>
					) : (
						<>
							<p>
								{t.takenAt(<Time at={dump.begunAt} />)} {t.manifest(<a href="/dumps/latest.json">{DUMP_MANIFEST}</a>)}
							</p>
							<ul class="rows">
								{PUBLIC_KINDS.map((kind) => {
									const files = dump.files.filter((file) => file.kind === kind);
									const sum = (of: "records" | "bytes") => files.reduce((total, file) => total + file[of], 0);
									return (
										<li>
											<div>
												<h3>{t.kinds[kind].name}</h3>
												<p class="muted">
													{t.recordsOf(sum("records"))}, {sizeWords(sum("bytes"))}
												</p>
												<details>
													<summary>{t.filesOf(files.length)}</summary>
													<ul>
														{files.map(({ file, records, bytes }) => (
															<li>
																<a href={`/dumps/${dump.name}/${file}`}>{file}</a> ({number(records)},{" "}
																{sizeWords(bytes)})
															</li>
														))}
													</ul>
												</details>
											</div>
										</li>
									);
								})}
							</ul>
							<h3>{t.verify}</h3>
							<p>{t.verifyHelp(<code>sha256sum listing-00001.jsonl.gz</code>)}</p>
						</>
					)}
				</section>
				<section aria-labelledby="changes">
					<h2 id="changes">{t.changes}</h2>
					<p>{t.changesHelp(<a href={CHANGES}>{links.origin + CHANGES}</a>)}</p>
				</section>
				<section aria-labelledby="licence">
					<h2 id="licence">{t.licence}</h2>
					<p>{t.licenceHelp(<a href={licence.url}>{licence.name}</a>, settings.siteName)}</p>
				</section>
			</>,
		);
	});

	site.get("/dumps/latest.json", async (c) => {
		const { manifest } = (await newestDump(c.var.services)) ?? notFound("dump");
		return c.body(new Uint8Array(manifest), 200, {
			"Content-Type": "application/json",
			"Cache-Control": HOUR,
			"Access-Control-Allow-Origin": "*",
		});
	});

	site.get("/dumps/:name/:file", async (c) => {
		const { db, objects } = c.var.services;
		const { name, file } = c.req.param();
		const dump = (await dumpNamed(db, name)) ?? notFound("file");
		const isManifest = file === DUMP_MANIFEST;
		if (!isManifest && !dump.files.some((known) => known.file === file)) return notFound("file");
		const bytes = (await objects.get(dumpKey(name, file))) ?? notFound("file");
		return c.body(new Uint8Array(bytes), 200, {
			"Content-Type": isManifest ? "application/json" : "application/gzip",
			"Cache-Control": KEPT,
			"Access-Control-Allow-Origin": "*",
		});
	});
}
