// A person who can be asked now. Only a door that knows a person is there makes one; agents never meet it.

export interface Person {
  /** Free text over several lines; undefined where the person declines. */
  tell(question: string): Promise<string | undefined>;
  /** One line; empty where nothing was said. */
  answer(question: string): Promise<string>;
}
