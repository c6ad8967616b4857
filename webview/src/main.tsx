// Shows the panel in the page that holds this script.
import { render } from 'preact';
import { App } from './app.tsx';
import { connectHost } from './host.ts';
import './theme.css';

render(<App host={connectHost()} />, document.body);
