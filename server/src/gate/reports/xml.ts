// Reads XML from a stranger: no DOCTYPE, no entity but the five of the standard, bounded depth, whole documents only.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Problem } from '../../model/problem.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Direct text and CDATA, entities decoded. */
  readonly text: string;
}

export type ParsedXml = { readonly root: XmlElement } | { readonly problem: Problem };

const deepestNesting = 200;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#cdata',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  allowBooleanAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepestNesting,
});

/** Parses one document; text before its first tag and after its last is a tool's chatter. */
export function parseXml(text: string): ParsedXml {
  const document = text.slice(Math.max(text.search(/<\?xml\s|<[A-Za-z!]/), 0), text.lastIndexOf('>') + 1);
  if (declaresDoctype(document)) return refused('xml-doctype', 'The report declares a DOCTYPE or entities; such XML is not read.');
  try {
    const nodes: unknown = parser.parse(document);
    if (XMLValidator.validate(document, { allowBooleanAttributes: true }) !== true) return malformed;
    const [root, ...others] = toElements(asNodes(nodes));
    return root && others.length === 0 ? { root } : malformed;
  } catch (error) {
    const deep = error instanceof Error && error.message.includes('nested');
    return deep ? refused('xml-too-deep', `The report nests deeper than ${deepestNesting} elements.`) : malformed;
  }
}

/** Children of that name. */
export function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The five entities and numeric references; anything else stays as it is written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (_, named: string | undefined, decimal, hex) => {
    if (named !== undefined) return entities[named as keyof typeof entities];
    return fromCodePoint(decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal));
  });
}

const entities = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function fromCodePoint(code: number): string {
  const character = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return character ? String.fromCodePoint(code) : '\ufffd';
}

/** Looks for declarations outside of comments and CDATA, in one pass. */
function declaresDoctype(document: string): boolean {
  for (let at = document.indexOf('<!'); at !== -1; at = document.indexOf('<!', at + 2)) {
    const end = document.startsWith('<!--', at) ? '-->' : document.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined) return true;
    const close = document.indexOf(end, at + 4);
    if (close === -1) return false;
    at = close;
  }
  return false;
}

function toElements(nodes: readonly ParserNode[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && !key.startsWith('#'));
    return name === undefined ? [] : [toElement(name, node)];
  });
}

function toElement(name: string, node: ParserNode): XmlElement {
  const given = isNode(node[':@']) ? node[':@'] : {};
  const attributes = new Map(Object.entries(given).map(([key, value]) => [key, decodeEntities(String(value))]));
  const content = asNodes(node[name]);
  return { name, attributes, children: toElements(content), text: content.map(textOf).join('') };
}

function textOf(node: ParserNode): string {
  if ('#text' in node) return decodeEntities(String(node['#text']));
  // CDATA is literal.
  return asNodes(node['#cdata'])
    .map((part) => String(part['#text'] ?? ''))
    .join('');
}

/** The parser's own shape: one key that names the element, `#text` or `#cdata`, and `:@` for attributes. */
type ParserNode = Readonly<Record<string, unknown>>;

function asNodes(value: unknown): ParserNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is ParserNode {
  return typeof value === 'object' && value !== null;
}

function refused(code: string, message: string): ParsedXml {
  return { problem: { code, message } };
}

const malformed = refused('report-malformed', 'The report is not one complete XML document.');
