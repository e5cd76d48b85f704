import '@rendezvous/ui/tokens.css';
import '@rendezvous/ui/base.css';
import './layout/first-frame.css';
import './start';
