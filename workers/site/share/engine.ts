import type { Resvg } from "@resvg/resvg-wasm";
import { FACE_FILES } from "./face-files.ts";
import type { Face } from "./faces.ts";

/** The drawing library, ready to draw. */
export interface Engine {
	/** @param faces whose letters the drawing holds. @throws when it is no drawing. */
	open(svg: string, faces: Iterable<Face>): InstanceType<typeof Resvg>;
	/** Loads the faces that a drawing is going to need. */
	load(faces: Iterable<Face>): Promise<void>;
}

let ready: Promise<Engine> | undefined;

/** Loads the library and compiles it when the first image is drawn: few isolates draw one. @param files of the site. */
export function engineOf(files: Fetcher): Promise<Engine> {
	ready ??= loaded(files).catch((error: unknown) => {
		ready = undefined;
		throw error;
	});
	return ready;
}

async function loaded(files: Fetcher): Promise<Engine> {
	const [{ initWasm, Resvg: Drawing }, { default: module }] = await Promise.all([
		import("@resvg/resvg-wasm"),
		import("@resvg/resvg-wasm/index_bg.wasm"),
	]);
	await initWasm(module);
	const fonts = new Map<Face, Uint8Array>();
	return {
		open: (svg, faces) => {
			const fontBuffers = [...faces].flatMap((face) => fonts.get(face) ?? []);
			return new Drawing(svg, { font: { fontBuffers, defaultFontFamily: "share-sans" }, textRendering: 2 });
		},
		load: async (faces) => {
			for (const face of faces) {
				if (fonts.has(face)) continue;
				// The host is not looked at: the binding answers from the files of this deployment.
				const answer = await files.fetch(`https://assets.invalid${FACE_FILES[face].file}`);
				if (!answer.ok) throw new Error(`The face ${face} is not among the site's files: ${answer.status}.`);
				fonts.set(face, new Uint8Array(await answer.arrayBuffer()));
			}
		},
	};
}
